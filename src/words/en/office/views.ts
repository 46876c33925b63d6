import type { ViewedList } from '#domain/office/saved-views.ts'

export const views = 'Views'
export const lists: Record<ViewedList, string> = {
  bookings: 'Bookings',
  hotels: 'Hotels',
  guests: 'Guests',
  payouts: 'Payouts',
}
export const saveView = 'Save this view'
export const changeView = 'Change this view'
export const viewName = 'Name'
export const viewNameHint = 'Such as Each morning'
export const nameMissing = 'Name the view.'
export const shareView = 'Show it to everybody in the office'
export const sharedBy = (name: string) => `Shared by ${name}`
export const save = 'Save'
export const deleteView = 'Delete the view'
export const outdatedView = (name: string) => `${name}, outdated`
export const outdated = 'The list no longer knows this filter. Delete the view, and save a new one.'
