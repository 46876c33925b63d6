/** `npm run dev`: runs pages and server from their source, and reloads both after an edit. */
process.env['NODE_ENV'] = 'development'
await import('./dev-server.ts')
