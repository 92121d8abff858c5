# docker build -t muster . && docker run --read-only --volume muster:/data --publish 3000:3000 muster

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json package.json
COPY --from=build /app/dist/server dist/server
COPY --from=build /app/out out
# The events.
RUN mkdir /data && chown node /data
VOLUME /data
USER node
ENV NODE_ENV=production
ENV MUSTER_DATA=/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
