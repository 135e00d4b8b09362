# Written beside scripts/setup and never yet built: no container engine was at hand. The steps in it are those of
# `make release` on Debian 12, which are tested.
FROM rust:1-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src lld-22 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo run --locked -q -p bundle \
 && cargo build --locked --release -p app \
 && mkdir -p /out && cp target/release/qisai /out/ && cp -r target/site /out/site

FROM debian:12-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends fonts-noto-cjk curl tzdata \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --home-dir /data qisai && mkdir /data && chown qisai /data
COPY --from=build /out /opt/qisai
USER qisai
VOLUME /data
EXPOSE 8080
# The journal and the papers tell the time of the hall; elsewhere, run with `-e TZ=…`.
ENV QISAI_LISTEN=0.0.0.0:8080 QISAI_DATA_DIR=/data TZ=Asia/Shanghai
HEALTHCHECK CMD curl -fsS http://127.0.0.1:8080/health || exit 1
ENTRYPOINT ["/opt/qisai/qisai"]
CMD ["serve"]
