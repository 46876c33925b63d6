import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-months.ts'
import { officeOwing, type OwingHotel as Presented } from '#contract/office-owing.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { monthOf, monthPeriod } from '#domain/ledger/month.ts'
import { MONTH_STATES } from '#domain/ledger/month-state.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { closeMonth } from '../../ledger/close-month.ts'
import { readMonth, type HotelOfMonth } from '../../ledger/read-month.ts'
import { readOwing, type OwingHotel } from '../../ledger/read-owing.ts'
import { logAction } from './log-action.ts'

const LIST_PAGE = 50

const sumOf = (hotels: readonly HotelOfMonth[], part: 'value' | 'online' | 'keptBack' | 'closing' | 'payable') =>
  hotels.reduce((sum, hotel) => sum + hotel[part], 0)

const presentHotel = (hotel: HotelOfMonth): calls.HotelMonth => ({
  hotel: { id: hotel.id, name: hotel.name, city: hotel.city },
  state: hotel.state,
  obstacle: hotel.obstacle,
  stays: hotel.stays,
  value: hotel.value,
  online: hotel.online,
  kept_back: hotel.keptBack,
  closing: hotel.closing,
  payable: hotel.payable,
  closed_at: hotel.closedAt && toIstIso(hotel.closedAt),
})

const statesOf = (hotels: readonly HotelOfMonth[]): calls.OfficeMonth['states'] =>
  MONTH_STATES.flatMap((state) => {
    const of = hotels.filter((hotel) => hotel.state === state)
    if (of.length === 0) return []
    return [{ state, hotels: of.length, closing: sumOf(of, 'closing'), payable: sumOf(of, 'payable') }]
  })

const presentOwing = ({ hotelId, hotel, city, owes, since, parts, remindedAt }: OwingHotel): Presented => ({
  hotel: { id: hotelId, name: hotel, city },
  owes,
  since,
  parts: [...parts],
  reminded_at: remindedAt && toIstIso(remindedAt),
})

/** Registers the calls by which the office reads a month and closes it for all hotels. */
export function officeMonthRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeMonth, async ({ params: { month }, query: { state, skip = 0 } }) => {
    const now = clock.now()
    if (month > monthOf(now)) throw refusal('NOT_FOUND')
    const all = await readMonth(db, month, now)
    const chosen = state ? all.filter((hotel) => hotel.state === state) : all
    return {
      month,
      is_over: now >= monthPeriod(month).end,
      states: statesOf(all),
      value: sumOf(all, 'value'),
      online: sumOf(all, 'online'),
      kept_back: sumOf(all, 'keptBack'),
      closing: sumOf(all, 'closing'),
      hotels: chosen.slice(skip, skip + LIST_PAGE).map(presentHotel),
      has_more: chosen.length > skip + LIST_PAGE,
    }
  })

  handleCall(app, services, officeOwing, async ({ query: { skip = 0 } }) => {
    const all = await readOwing(db, clock.now())
    return {
      owes: all.reduce((sum, { owes }) => sum + owes, 0),
      parts: all.reduce((sums, { parts }) => sums.map((sum, age) => sum + (parts[age] ?? 0)), [0, 0, 0, 0]),
      hotels: all.slice(skip, skip + LIST_PAGE).map(presentOwing),
      has_more: all.length > skip + LIST_PAGE,
    }
  })

  handleCall(app, services, calls.closeOfficeMonth, async ({ session, params: { month }, body }) => {
    const log = logAction(services, session, { act: 'statement_closed', reason: body.reason })
    if (clock.now() < monthPeriod(month).end) throw refusal('MONTH_NOT_OVER')
    const wish = { month, operatorId: session.operatorId, reason: body.reason.trim(), after: body.after ?? null }
    const { closed, left, next } = await closeMonth(services, wish, log)
    return { closed, left: left.map(({ hotelId, why }) => ({ hotel_id: hotelId, why })), next }
  })
}
