/** Does through the API everything that the drill's guests do. */
import { photo } from '../../tests/pictures.ts'
import { jsonOf, type Answer } from '../cluster/ask.ts'
import { bookAndPay, findHotel, signUp, type SignedUp } from '../cluster/book.ts'
import type { Site } from './site.ts'

const CITY = 'pune'

export type Guest = SignedUp

export const register = ({ client }: Site, phone: string, name: string): Promise<Guest> => signUp(client, phone, name)

/** Books and pays; returns the booking's id. */
export async function book({ client }: Site, { token }: Guest): Promise<string> {
  return (await bookAndPay(client, token, await findHotel(client, CITY))).id
}

export const readBooking = ({ client }: Site, { token }: Guest, id: string): Promise<Answer> =>
  client.ask({ path: `/api/bookings/${id}`, headers: { authorization: token } })

async function send({ origin }: Site, { token }: Guest, path: string, size: number): Promise<string> {
  const form = new FormData()
  const bytes = new Uint8Array(await photo('jpeg', size, size / 2))
  form.append('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { authorization: token }, body: form })
  if (answer.status !== 200) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

export const addIdentity = (site: Site, guest: Guest, size: number): Promise<string> =>
  send(site, guest, `/api/users/${guest.id}/identity`, size)

export const setPhoto = (site: Site, guest: Guest, size: number): Promise<string> =>
  send(site, guest, `/api/users/${guest.id}/profile-picture`, size)

export const openPicture = ({ client }: Site, { token }: Guest, id: string): Promise<Answer> =>
  client.ask({ path: `/api/users/user-picture/${id}`, headers: { authorization: token } })

export async function removePicture({ client }: Site, { token }: Guest, id: string): Promise<void> {
  const path = '/api/users/remove-user-pictures'
  jsonOf(await client.ask({ method: 'POST', path, headers: { authorization: token }, json: { ids: [id] } }))
}

export async function cancel({ client }: Site, { token }: Guest, id: string): Promise<void> {
  const path = '/api/bookings/cancel-booking'
  jsonOf(await client.ask({ method: 'POST', path, headers: { authorization: token }, json: { id } }))
}
