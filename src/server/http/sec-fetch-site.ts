import type { FastifyRequest } from 'fastify'

/** What a browser says of a request: which site's page sends it. The server's own loaders say the same of theirs. */
export const ASKED_BY = 'sec-fetch-site'
export const OWN_PAGE = 'same-origin'

/** A page of our own asks for its parts. An app, or a program, does not say so. */
export const isAskedByOwnPage = ({ headers }: FastifyRequest): boolean => headers[ASKED_BY] === OWN_PAGE
