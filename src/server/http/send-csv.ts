import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers with a table as a file to download. Sends a large table while it is being read. */
export const sendCsv = (reply: FastifyReply, { name, text }: { name: string; text: string | Readable }): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text)
