// What a container asks itself: is this process, app or worker, alive? Ready or not is the proxy's question, and that of
// rolling-restart.sh: `node deploy/healthy.js readyz`.
const path = process.argv[2] ?? 'healthz'
const port = process.env.RUN === 'worker' ? process.env.WORKER_PORT : process.env.PORT
try {
  const { status } = await fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(2500) })
  process.exit(status === 200 ? 0 : 1)
} catch {
  process.exit(1)
}
