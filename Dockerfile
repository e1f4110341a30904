# The site as a service, without build sources, development dependencies and embedded content. For the settings, see
# docs/operations.md.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Copies only what a running site needs. `npm run ship:check` does the same without a container engine.
RUN npm run build && npm run ship -- /shipped

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
# Measured with ten thousand pages per language; deploy/site.service explains the values.
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=4" MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /site
# Created here so that a new volume belongs to the user that writes to it.
RUN mkdir -p /data/assets /data/uploads && chown -R node:node /data
COPY --from=build /shipped ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not forward SIGTERM.
CMD ["node", "scripts/serve.mjs"]
