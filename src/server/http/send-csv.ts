import type { FastifyReply } from 'fastify'

/** Answers with a table as a file to download. */
export const sendCsv = (reply: FastifyReply, { name, text }: { name: string; text: string }): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text)
