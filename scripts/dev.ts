/** `npm run dev`: pages and server from their source, both loaded again after an edit. */
process.env['NODE_ENV'] = 'development'
await import('./dev-server.ts')
