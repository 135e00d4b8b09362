//! Server functions: each takes a form or a call of an island, asks the backend, and answers.
