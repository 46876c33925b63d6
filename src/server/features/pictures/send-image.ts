import type { FastifyReply } from 'fastify'
import { PICTURE_MIME } from './prepare-picture.ts'

export const NO_STORE = 'private, no-store'

/**
 * Sends an image with headers that keep browsers from treating it as a page, running anything in it, or embedding it in
 * other sites.
 */
export const sendImage = (reply: FastifyReply, bytes: Buffer, cacheControl: string) =>
  reply
    .type(PICTURE_MIME)
    .headers({
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(bytes)
