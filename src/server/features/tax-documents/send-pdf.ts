import type { FastifyReply } from 'fastify'

/** Uses the document's number as a neutral name, because others may see the downloads folder. */
const fileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`

/** Sends a document as a file to download. */
export const sendPdfFile = (reply: FastifyReply, number: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .headers({
      'content-disposition': `attachment; filename="${fileName(number)}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(pdf)
