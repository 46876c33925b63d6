import type { FastifyRequest } from 'fastify'

/** What a browser says of a request: which site's page sends it. The server's own loaders say the same of theirs. */
export const SEC_FETCH_SITE = 'sec-fetch-site'
export const SAME_ORIGIN = 'same-origin'

/** A page of our own asks for its parts. An app, or a program, does not say so. */
export const isSameOriginFetch = ({ headers }: FastifyRequest): boolean => headers[SEC_FETCH_SITE] === SAME_ORIGIN
