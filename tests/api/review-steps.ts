import type { NewRow } from '#db/schema.ts'
import type { BuiltGuest, BuiltHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

export const daysAgo = (days: number) => new Date(START.getTime() - days * 86_400_000)

/** Sends readers' and guests' requests about one hotel's reviews to the API. */
export const reviewStepsOf = (api: Api, hotel: BuiltHotel) => {
  const ofType = (type: string | undefined, more: object = {}) =>
    api.get(withQuery(`/hotels/hotel-reviews/${hotel.id}`, { filter: { ...(type ? { type } : {}), ...more } }))
  return {
    ofType,
    /** A review from the catalogue, without a booking. */
    addReview: async (fields: Partial<NewRow<'reviews'>> = {}): Promise<number> => {
      const row = { hotel_id: hotel.id, guest_name: 'Meera and K.', rating: 4, created_at: daysAgo(1), ...fields }
      return (await api.db.insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
    idsOfType: async (type: string | undefined, more: object = {}) =>
      (await ofType(type, more)).body.map(({ id }: Body) => id),
    list: async (filter: object = {}) =>
      (await api.get(withQuery(`/hotels/${hotel.slug}/reviews`, { filter }))).body.map(({ id }: Body) => id),
    count: async (query: Record<string, object>) =>
      (await api.get(withQuery(`/hotels/${hotel.id}/reviews/count`, query))).body,
    ratings: async () => (await api.get(`/hotels/${hotel.id}/ratings`)).body,
    shown: async () => {
      const { overallRating, rating, reviewsCount } = (await api.get(`/hotels/${hotel.id}`)).body
      return { overallRating, rating, reviewsCount }
    },
    post: (who: BuiltGuest, body: object, headers: object = {}, where: string | number = hotel.id) =>
      api.post(`/hotels/${where}/review`, body, { headers: { ...who.headers, ...headers } }),
  }
}

export type ReviewSteps = ReturnType<typeof reviewStepsOf>

export const codeOf = async (answer: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await answer
  return [status, body.error?.code]
}
