import { QueryClient, useInfiniteQuery, useQuery, type QueryKey } from '@tanstack/react-query'
import type { ParamsOf, QueryOf, ResponseOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import {
  UNREACHABLE,
  type ApiAnswer,
  type ApiClient,
  type ApiRefusal,
  type Arguments,
  type CallName,
  type LooseRequest,
} from '#web/lib/api.ts'
import { attemptStoreOf } from '#web/lib/attempt-store.ts'
import { useSend, type Sending } from '#web/lib/use-send.ts'

type GetName = Extract<CallName, `GET ${string}`>
type PostName = Extract<CallName, `POST ${string}`>

/** The answer to a call; `keptAt` is set if it comes from this device's cache. */
type Read<Value> = { value: Value; keptAt?: string | undefined }

export type StaffQuery<Value> = {
  value: Value | undefined
  /** why the last request was refused; `value` keeps the previous answer */
  refusal: ApiRefusal | undefined
  /** when this device cached the value; set only while it is offline */
  cachedAt: string | undefined
  show: (value: Value) => void
  retry: () => Promise<void>
}

/** A paginated list with a 'show more' button. */
type PagedQuery<Page> = Pick<StaffQuery<readonly Page[]>, 'value' | 'refusal' | 'retry'> & {
  /** undefined if there are no more pages */
  showMore: (() => Promise<void>) | undefined
}

/** This device's cache of answers, which is read only while it is offline. */
export type OfflineCache = {
  read: (name: GetName, request: LooseRequest) => { at: string; value: unknown } | undefined
  store: (name: GetName, request: LooseRequest, value: unknown) => void
}

const NOTHING_KEPT: OfflineCache = { read: () => undefined, store: () => undefined }

class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: ApiRefusal
  constructor(refusal: ApiRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

type Body<Name extends PostName> =
  Arguments<Calls[Name]> extends [infer Request] | [request?: infer Request]
    ? Request extends { body: infer Sent }
      ? Sent
      : void
    : void
/** `about` separates several buttons for the same call, so that each has its own idempotency key. */
type About<Name extends PostName> =
  ParamsOf<Calls[Name]> extends undefined ? [{ about?: string }?] : [{ params: ParamsOf<Calls[Name]>; about?: string }]

export type StaffCalls = {
  /** Loads the answer to a call, and reloads it after `refresh`. */
  useCall: <Name extends GetName>(name: Name, ...request: Arguments<Calls[Name]>) => StaffQuery<ResponseOf<Calls[Name]>>
  /** Loads a list page by page; `next` returns the query of the next page, or undefined after the last. */
  usePages: <Name extends GetName>(
    name: Name,
    request: Arguments<Calls[Name]>[0],
    next: (last: ResponseOf<Calls[Name]>, all: readonly ResponseOf<Calls[Name]>[]) => QueryOf<Calls[Name]> | undefined,
  ) => PagedQuery<ResponseOf<Calls[Name]>>
  /** Sends one change at a time, and reuses its idempotency key until the outcome is known. */
  usePost: <Name extends PostName>(name: Name, ...about: About<Name>) => Sending<Body<Name>, ResponseOf<Calls[Name]>>
  /** Like `usePost`, but not a hook, for editors that receive their calls as props. */
  post: <Name extends PostName>(
    name: Name,
    ...request: Arguments<Calls[Name]>
  ) => Promise<ApiAnswer<ResponseOf<Calls[Name]>>>
  /** Fetches an answer and caches it for offline use. */
  cacheAnswer: <Name extends GetName>(name: Name, ...request: Arguments<Calls[Name]>) => Promise<void>
  /** Reloads everything that the pages show. */
  refresh: () => void
  /** drops all answers after a sign-out */
  forget: () => void
}

type Post = (path: never, request: LooseRequest) => Promise<ApiAnswer<never>>
type Get = (path: never, request: LooseRequest) => Promise<ApiAnswer<unknown>>
const nameOf = (name: string, params?: object, about?: string) => JSON.stringify([name, params, about])
const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1) as never

/** Creates the hooks and functions with which the pages of the desk or the office call the API. */
export function createStaffCalls(api: ApiClient, kept = NOTHING_KEPT): StaffCalls {
  const client = new QueryClient({
    // `gcTime: 0`: a page refetches on every visit, because a stale price or room is worse than a short wait.
    defaultOptions: {
      queries: {
        retry: false,
        gcTime: 0,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        throwOnError: (error) => !(error instanceof RefusedError),
      },
    },
  })
  const read = async (name: GetName, request: LooseRequest, signal: AbortSignal): Promise<Read<unknown>> => {
    const answer = await (api.get as unknown as Get)(pathOf(name), { ...request, signal })
    if (answer.ok) {
      kept.store(name, request, answer.value)
      return { value: answer.value }
    }
    const copy = answer.refusal.code === 'UNREACHABLE' ? kept.read(name, request) : undefined
    if (!copy) throw new RefusedError(answer.refusal)
    return { value: copy.value, keptAt: copy.at }
  }
  return {
    useCall: (name, ...[request = {}]) => {
      const queryKey: QueryKey = [name, request]
      const queryFn = ({ signal }: { signal: AbortSignal }) =>
        read(name, request as LooseRequest, signal) as Promise<Read<never>>
      const { data, error, refetch } = useQuery({ queryKey, queryFn }, client)
      return {
        value: data?.value,
        cachedAt: data?.keptAt,
        refusal: error instanceof RefusedError ? error.refusal : undefined,
        show: (value) => void client.setQueryData(queryKey, { value }),
        retry: async () => void (await refetch()),
      }
    },
    usePages: (name, request, next) => {
      const { query } = (request ?? {}) as LooseRequest
      const pages = useInfiniteQuery(
        {
          queryKey: [name, request, 'pages'],
          queryFn: ({ signal, pageParam }) =>
            read(name, { ...(request as LooseRequest), query: { ...query, ...pageParam } }, signal),
          initialPageParam: {},
          getNextPageParam: (last, all) =>
            next(
              last.value as never,
              all.map(({ value }) => value as never),
            ) as object | undefined,
        },
        client,
      )
      return {
        value: pages.data?.pages.map(({ value }) => value as never),
        refusal: pages.error instanceof RefusedError ? pages.error.refusal : undefined,
        retry: async () => void (await pages.refetch()),
        showMore: pages.hasNextPage ? async () => void (await pages.fetchNextPage()) : undefined,
      }
    },
    usePost: (name, ...[of]) => {
      const { params, about } = (of ?? {}) as { params?: LooseRequest['params']; about?: string }
      return useSend({
        name: nameOf(name, params, about),
        post: (body, idempotencyKey) =>
          (api.post as unknown as Post)(pathOf(name), { ...(params ? { params } : {}), body, idempotencyKey }),
      })
    },
    post: async (name, ...[request = {}]) => {
      const { params, body } = request as LooseRequest
      const answer = await attemptStoreOf(nameOf(name, params)).send(body, (idempotencyKey) =>
        (api.post as unknown as Post)(pathOf(name), { ...(request as LooseRequest), idempotencyKey }),
      )
      // No answer means that an earlier request is still in progress, so the outcome is unknown.
      return answer ?? { ok: false, refusal: UNREACHABLE }
    },
    cacheAnswer: async (name, ...[request = {}]) => {
      const answer = await (api.get as unknown as Get)(pathOf(name), request as LooseRequest)
      if (answer.ok) kept.store(name, request as LooseRequest, answer.value)
    },
    refresh: () => void client.invalidateQueries(),
    forget: () => client.clear(),
  }
}
