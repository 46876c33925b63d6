import { redirect } from 'react-router'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { CONFIRM_BOOKING } from '#web/pages/confirm-booking.page.tsx'
import { NeedsDocument } from '#web/renderer/fetch-page.ts'
import type { Route } from './+types/confirm-booking.ts'

export const handle = CONFIRM_BOOKING.handle

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  try {
    return await CONFIRM_BOOKING.personalise({ url, signal: request.signal })
  } catch (error) {
    throw error instanceof NeedsDocument ? redirect(error.address) : error
  }
}

export const meta = () => pageMeta({ title: privateTitle('details'), isPrivate: true })

export const HydrateFallback = () => <CONFIRM_BOOKING.Body data={null} />

export default function ConfirmBooking({ loaderData }: Route.ComponentProps) {
  return <CONFIRM_BOOKING.Body data={loaderData} />
}
