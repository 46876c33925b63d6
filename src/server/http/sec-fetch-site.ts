import type { FastifyRequest } from 'fastify'

/** The header in which a browser says which site's page sends the request. The server's own loaders set it as well. */
export const SEC_FETCH_SITE = 'sec-fetch-site'
export const SAME_ORIGIN = 'same-origin'

/** Whether one of our own pages sends the request. An app or a program does not set the header. */
export const isSameOriginFetch = ({ headers }: FastifyRequest): boolean => headers[SEC_FETCH_SITE] === SAME_ORIGIN
