import type { Command } from 'commander'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import {
  listHotelApplications,
  type ListedHotelApplication,
} from '#server/features/hotel-applications/list-hotel-applications.ts'
import { readSince } from '../operator-command.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const HEADINGS = ['ticket', 'received', 'hotel', 'city', 'rooms', 'name', 'phone', 'email', 'message']

const asRow = (form: ListedHotelApplication) => [
  form.ticket,
  toIstIso(form.created_at),
  form.hotel_name,
  form.city,
  form.rooms,
  form.name,
  form.phone,
  form.email,
  form.message,
]

const asText = (form: ListedHotelApplication): string =>
  [
    `${form.ticket}  ${formatIstMoment(form.created_at)}`,
    [form.hotel_name, form.city, form.rooms && `${form.rooms} rooms`].filter(Boolean).join(', '),
    [form.name, form.phone, form.email].join(', '),
    ...(form.message?.split('\n') ?? []),
  ].join('\n  ')

/** Adds `npm run uncle -- hotels applications`. */
export function addApplicationsCommand(hotels: Command): void {
  const listed = hotels
    .command('applications')
    .description('lists the forms of hotels that want to be listed, the newest first')
    .option('--since <day>', 'only of this day (Indian time) and later')
  withAction(withCsv(listed), ({ since }: { since?: string }, command: Command) => {
    const from = readSince(since, command.helpInformation())
    return async (db) => {
      const forms = await listHotelApplications(db, from)
      return { text: paragraphs(forms.map(asText), 'No forms.'), json: forms, table: [HEADINGS, ...forms.map(asRow)] }
    }
  })
}
