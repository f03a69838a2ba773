# Built from the repository: docker build -t moyeo .
FROM node:22-bookworm-slim AS build
WORKDIR /src
# sqlite3 is compiled where no binary for this platform can be fetched.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ git \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY test/tools/package.json test/tools/
COPY sync-server/destination/build/tools/package.json sync-server/destination/build/tools/
RUN npm ci --no-audit --no-fund
COPY . .
ARG BUILD_NAME=image
RUN BUILD_NAME="$BUILD_NAME" npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && mv node_modules/sqlite3/build/Release/node_sqlite3.node /tmp/ \
  && rm -rf node_modules/sqlite3/deps node_modules/sqlite3/build node_modules/.cache \
  && mkdir -p node_modules/sqlite3/build/Release \
  && mv /tmp/node_sqlite3.node node_modules/sqlite3/build/Release/ \
  && find node_modules -type f '(' -name '*.map' -o -name '*.d.ts' ')' -delete

# The same Debian without npm, compilers and headers: Node alone is copied.
FROM debian:bookworm-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY --from=build /usr/local/bin/node /usr/local/bin/
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=sqlite:/data/moyeo.sqlite \
    KEPT_ASSETS_DIRECTORY=/data/kept-assets
RUN mkdir /data && chown node:node /data
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/dist ./dist
COPY --from=build /src/sync-server/moyeo.mjs /src/sync-server/node-version.mjs ./sync-server/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process: it gets SIGTERM itself, and stops in order within 10 seconds.
ENTRYPOINT ["node", "/app/sync-server/moyeo.mjs"]
CMD ["serve"]
