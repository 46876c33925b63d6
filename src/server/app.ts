import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { MAX_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { openLimitCounters } from './adapters/open-limit-counters.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { billRoutes } from './features/bills/routes.ts'
import { bookingChangeRoutes } from './features/bookings/change-routes.ts'
import { bookingRoutes } from './features/bookings/routes.ts'
import { deskFactRoutes } from './features/desk/facts/routes.ts'
import { deskPhotoRoutes } from './features/desk/photos/routes.ts'
import { deskCouponRoutes } from './features/desk/coupons/routes.ts'
import { deskKeyRoutes } from './features/desk/keys/routes.ts'
import { deskReviewRoutes } from './features/desk/reviews/routes.ts'
import { deskPriceRoutes } from './features/desk/prices/routes.ts'
import { deskRoutes } from './features/desk/routes.ts'
import { guestRegisterRoutes } from './features/guest-register/routes.ts'
import { hotelLogRoutes } from './features/desk/hotel-log.ts'
import { deskLiveRoutes } from './features/desk/live.ts'
import { officeGiftRoutes } from './features/office/books/gift-routes.ts'
import { officeBooksRoutes } from './features/office/books/books-routes.ts'
import { bankAnswerRoutes } from './features/office/books/bank-answer-routes.ts'
import { officeMonthRoutes } from './features/office/books/month-routes.ts'
import { officePayoutRoutes } from './features/office/books/payout-routes.ts'
import { officeStatementRoutes } from './features/office/books/statement-routes.ts'
import { officeReturnRoutes } from './features/office/books/return-routes.ts'
import { bankRoutes } from './features/office/books/bank-routes.ts'
import { settlementRoutes } from './features/office/books/settlement-routes.ts'
import { officeTaxRoutes } from './features/office/books/tax-routes.ts'
import { officeTermsRoutes } from './features/office/books/terms-routes.ts'
import { officeBookingRoutes } from './features/office/bookings/booking-routes.ts'
import { officeRefundRoutes } from './features/office/bookings/refund-routes.ts'
import { officeNowRoutes } from './features/office/now-routes.ts'
import { disputeRoutes } from './features/office/disputes/dispute-routes.ts'
import { officeCaseRoutes } from './features/office/cases/case-routes.ts'
import { officeWorkRoutes } from './features/office/work/work-routes.ts'
import { officeCouponRoutes } from './features/office/coupons/routes.ts'
import { officeIdentityRoutes } from './features/office/identities/routes.ts'
import { officeGuestRoutes } from './features/office/guests/routes.ts'
import { officeFigureRoutes } from './features/office/figures/routes.ts'
import { officeHealthRoutes } from './features/office/health/routes.ts'
import { officeHotelEditRoutes } from './features/office/hotel-edits/routes.ts'
import { officeHotelRoutes } from './features/office/hotels/routes.ts'
import { officeListRoutes } from './features/office/lists/routes.ts'
import { officeNameRoutes } from './features/office/names/routes.ts'
import { officeReviewRoutes } from './features/office/reviews/routes.ts'
import { officeSignInRoutes } from './features/office/people/sign-in-routes.ts'
import { officeLogRoutes, officePeopleRoutes } from './features/office/people/people-routes.ts'
import { officeProposalRoutes } from './features/office/proposals/routes.ts'
import { staffNoticeRoutes } from './features/desk/notice-routes.ts'
import { deskPairingRoutes } from './features/desk/staff/pairing-routes.ts'
import { channelRoutes } from './features/channels/routes.ts'
import { cleaningRoutes } from './features/cleaning/routes.ts'
import { deskPostRoutes, deskSignInRoutes, deskStaffRoutes } from './features/desk/staff/staff-routes.ts'
import { checkInRoutes } from './features/check-in/routes.ts'
import { cityRoutes } from './features/cities/routes.ts'
import { deskPictureRoutes } from './features/desk/pictures/routes.ts'
import { errorReportRoutes } from './features/error-reports/routes.ts'
import { favouriteRoutes } from './features/favourites/routes.ts'
import { waitRoutes } from './features/waits/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { seoRoutes } from './features/seo/routes.ts'
import { contactRoutes } from './features/hotel-messages/contact-routes.ts'
import { hotelMessageRoutes } from './features/hotel-messages/routes.ts'
import { hotelPictureRoutes } from './features/hotels/hotel-pictures.ts'
import { hotelRoutes } from './features/hotels/routes.ts'
import { deskStatementRoutes } from './features/ledger/desk-routes.ts'
import { localToolPages, localToolRoutes, type LocalTools } from './features/local-tools/routes.ts'
import { myDataRoutes } from './features/my-data/routes.ts'
import { hotelApplicationRoutes } from './features/hotel-applications/routes.ts'
import { webhookRoutes } from './features/reports/routes.ts'
import { pictureRoutes } from './features/pictures/routes.ts'
import { hotelHelpRoutes } from './features/hotel-help/routes.ts'
import { hotelRoomRoutes } from './features/rooms/hotel-room-routes.ts'
import { roomRoutes } from './features/rooms/routes.ts'
import { deskBillRoutes } from './features/desk/bill/routes.ts'
import { walkInRoutes } from './features/walk-ins/routes.ts'
import { relocationRoutes } from './features/relocations/routes.ts'
import { commissionRoutes } from './features/tax-documents/commission-routes.ts'
import { taxDocumentRoutes } from './features/tax-documents/routes.ts'
import { plainRoutes } from './features/plain/routes.ts'
import { recordFileRoute, recordRoutes } from './features/record/routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { rewardRoutes } from './features/rewards/routes.ts'
import { voucherRoutes } from './features/vouchers/routes.ts'
import { welcomeRoutes } from './features/welcome/routes.ts'
import { compressAnswers } from './http/compression.ts'
import { answerErrors, sendError } from './http/error-handler.ts'
import { countTries } from './http/limits.ts'
import { serveHealth } from './http/health.ts'
import { leaveWhenDraining } from './http/leave-when-draining.ts'
import { documentCalls, serveDocument } from './http/openapi.ts'
import { refusal } from './http/api-error.ts'
import type { MountPages } from './http/pages.ts'
import { baseHeaders, refuseBadHosts, takeJsonOnly } from './http/request-hygiene.ts'
import { refuseWithoutDatabase } from './http/refuse-without-database.ts'
import { refuseSlowBodies } from './http/slow-bodies.ts'
import { smallerPicture } from './http/smaller-pictures.ts'
import { traceRequests } from './http/trace-requests.ts'
import { closeAfterUnreadBodies } from './http/unread-bodies.ts'
import { compileSerializer, compileValidator } from './http/validation.ts'
import { runWithRequestId, requestIds } from './request-id.ts'
import type { Services } from './services.ts'
import { serveMetricsIfWanted, stopBeforeDatabase } from './watch-process.ts'

export type AppOptions = {
  services: Services
  /** set only on a local machine */
  localTools?: Omit<LocalTools, 'services'>
  /** the site's pages; without them the app serves only the API, as in the API's tests */
  mountPages?: MountPages
  logger?: FastifyBaseLogger
  /** how many milliseconds the event loop may lag before the server refuses requests; 0 allows any lag */
  maxLag?: number
  /** returns false until the start is complete and while the server drains, which `/readyz` reports to proxies */
  isReady?: () => boolean
}

/** API bodies are small; uploads have their own limit. */
const BODY_LIMIT = 64 * 1024
/** The largest file, which is the largest picture. Each upload call limits the number of files. */
const UPLOAD_LIMITS = { fileSize: MAX_PICTURE_BYTES, fieldSize: 4 * 1024, fields: 10, headerPairs: 50 }
/** Milliseconds within which an upload must have arrived. */
const UPLOAD_WITHIN = 120_000
/** Milliseconds. A process whose event loop lags more refuses requests, because a 503 beats a page after a minute. */
const MAX_LAG = 2000
/** How many milliseconds a plugin may take to load. Fastify's ten seconds are too few on a busy machine. */
const PLUGIN_WITHIN = 120_000

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function bareApp({ services, logger }: AppOptions, setHeaders: ReturnType<typeof baseHeaders>): FastifyInstance {
  const nextRequestId = requestIds()
  const isBehindProxy = services.env.TRUST_PROXY > 0
  return Fastify({
    rewriteUrl: smallerPicture,
    // An undecodable path never reaches a route, so this answers it in the API's error shape too.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      sendError(error, request, reply)
    },
    // How long a whole request may take to arrive, enough for uploads over a slow line. API bodies get less.
    requestTimeout: UPLOAD_WITHIN,
    pluginTimeout: PLUGIN_WITHIN,
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: BODY_LIMIT,
    // Trusts only our own proxies. Any address that the client wrote into the header is ignored.
    trustProxy: services.env.TRUST_PROXY > 0 && ((_address, hop) => hop < services.env.TRUST_PROXY),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => nextRequestId(isBehindProxy ? oneOf(headers['x-request-id']) : undefined),
    // The log's mixin adds the request's id, even for code that does not have the request.
    childLoggerFactory: (logger) => logger,
  })
}

/** Logs under the request's id whatever it causes, even later in a worker. Reading a body leaves the first context. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runWithRequestId(request.id, done))
  app.addHook('preValidation', (request, _reply, done) => runWithRequestId(request.id, done))
}

async function api(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { services, localTools } = options
  app.addHook('onSend', ({ id }, reply, _payload, done) => {
    reply.header('x-request-id', id)
    done()
  })
  refuseWithoutDatabase(app, services)
  takeJsonOnly(app)
  refuseSlowBodies(app)
  await documentCalls(app, services)
  cityRoutes(app, services)
  hotelRoutes(app, services)
  billRoutes(app, services)
  accountRoutes(app, services)
  bookingRoutes(app, services)
  bookingChangeRoutes(app, services)
  favouriteRoutes(app, services)
  waitRoutes(app, services)
  rewardRoutes(app, services)
  pictureRoutes(app, services)
  checkInRoutes(app, services)
  reviewRoutes(app, services)
  welcomeRoutes(app, services)
  recordRoutes(app, services)
  officeSignInRoutes(app, services)
  officePeopleRoutes(app, services)
  officeLogRoutes(app, services)
  officeBookingRoutes(app, services)
  officeRefundRoutes(app, services)
  officeProposalRoutes(app, services)
  officeBooksRoutes(app, services)
  officeGiftRoutes(app, services)
  officeMonthRoutes(app, services)
  officePayoutRoutes(app, services)
  bankAnswerRoutes(app, services)
  officeStatementRoutes(app, services)
  officeTermsRoutes(app, services)
  officeTaxRoutes(app, services)
  officeReturnRoutes(app, services)
  settlementRoutes(app, services)
  bankRoutes(app, services)
  officeNowRoutes(app, services)
  officeCaseRoutes(app, services)
  disputeRoutes(app, services)
  officeWorkRoutes(app, services)
  officeFigureRoutes(app, services)
  officeHealthRoutes(app, services)
  officeHotelRoutes(app, services)
  officeHotelEditRoutes(app, services)
  officeListRoutes(app, services)
  officeNameRoutes(app, services)
  officeReviewRoutes(app, services)
  officeCouponRoutes(app, services)
  officeGuestRoutes(app, services)
  officeIdentityRoutes(app, services)
  deskSignInRoutes(app, services)
  deskPostRoutes(app, services)
  deskPairingRoutes(app, services)
  staffNoticeRoutes(app, services)
  deskStaffRoutes(app, services)
  deskRoutes(app, services)
  guestRegisterRoutes(app, services)
  deskPriceRoutes(app, services)
  deskPhotoRoutes(app, services)
  deskFactRoutes(app, services)
  deskCouponRoutes(app, services)
  deskKeyRoutes(app, services)
  deskReviewRoutes(app, services)
  hotelLogRoutes(app, services)
  deskLiveRoutes(app, services)
  roomRoutes(app, services)
  walkInRoutes(app, services)
  channelRoutes(app, services)
  cleaningRoutes(app, services)
  deskBillRoutes(app, services)
  hotelRoomRoutes(app, services)
  voucherRoutes(app, services)
  taxDocumentRoutes(app, services)
  commissionRoutes(app, services)
  deskPictureRoutes(app, services)
  deskStatementRoutes(app, services)
  myDataRoutes(app, services)
  hotelApplicationRoutes(app, services)
  hotelMessageRoutes(app, services)
  contactRoutes(app, services)
  relocationRoutes(app, services)
  hotelHelpRoutes(app, services)
  feedbackRoutes(app, services)
  errorReportRoutes(app, services)
  analyticsRoutes(app, services)
  await webhookRoutes(app, services)
  if (localTools) localToolRoutes(app, { services, ...localTools })
  await serveDocument(app, services)
}

/** Builds the whole server without listening. Tests inject requests, `main.ts` listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, localTools, mountPages, maxLag = MAX_LAG, isReady = () => true } = options
  const setHeaders = baseHeaders(services)
  const app = bareApp(options, setHeaders)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  nameRequests(app)
  if (services.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined)
    traceRequests(app, { isBehindProxy: services.env.TRUST_PROXY > 0 })
  answerErrors(app)
  refuseBadHosts(app)
  // Synchronous hooks that run on every request take a callback: promises for them cost a tenth of a search.
  app.addHook('onSend', (request, reply, payload, done) => {
    setHeaders(request, reply)
    done(null, payload)
  })
  leaveWhenDraining(app, isReady)
  closeAfterUnreadBodies(app)
  stopBeforeDatabase(app, services)
  if (services.env.COMPRESS) await compressAnswers(app)
  await app.register(cookie)
  await app.register(multipart, { limits: UPLOAD_LIMITS })
  await countTries(app, services, await openLimitCounters(services.env, app.log))
  await app.register(underPressure, { maxEventLoopDelay: maxLag, retryAfter: 2 })
  serveHealth(app, services, isReady)
  await serveMetricsIfWanted(app, services)
  await app.register((scope) => api(scope, options), { prefix: '/api' })
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw refusal('NOT_FOUND')
  })
  seoRoutes(app, services)
  recordFileRoute(app, services)
  hotelPictureRoutes(app, services)
  if (localTools) await localToolPages(app, { services, ...localTools })
  const pages = await mountPages?.(app, services)
  if (pages) plainRoutes(app, services, pages)
  await app.ready()
  return app
}
