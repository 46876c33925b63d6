import type { FastifyRequest } from 'fastify'

/** The header in which a browser says from which site's page the request comes. The server's own loaders set it too. */
export const SEC_FETCH_SITE = 'sec-fetch-site'
export const SAME_ORIGIN = 'same-origin'

/** Whether the request comes from one of our own pages. Apps and programs do not set the header. */
export const isSameOriginFetch = ({ headers }: FastifyRequest): boolean => headers[SEC_FETCH_SITE] === SAME_ORIGIN
