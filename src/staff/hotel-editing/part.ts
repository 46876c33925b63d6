import type { BodyOf, QueryOf } from '#contract/call.ts'
import type * as facts from '#contract/desk-facts.ts'
import type * as rooms from '#contract/desk-hotel-rooms.ts'
import type * as photos from '#contract/desk-photos.ts'
import type * as prices from '#contract/desk-prices.ts'
import type { ApiAnswer } from '#web/lib/api.ts'

/**
 * A part of a hotel as its editor sees it: the current value, a way to show the result of a change, and the calls that
 * change it.
 */
export type Part<Value, Calls> = {
  value: Value
  show: (value: Value) => void
  /** reloads the part, because somebody else has changed it meanwhile */
  reload: () => void
  /** the API calls of the desk or of the office */
  calls: Calls
}

type Changed<Value> = Promise<ApiAnswer<Value>>

export type RoomCalls = {
  add: (body: BodyOf<typeof rooms.addRoom>) => Changed<rooms.HotelRooms>
  /** only for the desk; the office adds rooms one by one */
  addRange?: (body: BodyOf<typeof rooms.addRooms>) => Changed<rooms.HotelRooms>
  edit: (id: number, body: BodyOf<typeof rooms.editRoom>) => Changed<rooms.HotelRooms>
  setCleaning: (body: BodyOf<typeof rooms.setCleaningMinutes>) => Changed<rooms.HotelRooms>
}
export type RoomsPart = Part<rooms.HotelRooms, RoomCalls>

export type PriceCalls = {
  preview: (query: QueryOf<typeof prices.previewPrice>, signal: AbortSignal) => Changed<prices.PricePreview>
  setBase: (body: BodyOf<typeof prices.setBasePrice>) => Changed<prices.DeskPrices>
  setRule: (body: BodyOf<typeof prices.setDeskPriceRule>) => Changed<prices.DeskPrices>
  setDays: (body: BodyOf<typeof prices.setDayPrices>) => Changed<prices.DeskPrices>
  removeRule: (id: number, body: BodyOf<typeof prices.removeDeskPriceRule>) => Changed<prices.DeskPrices>
}
export type PricesPart = Part<prices.DeskPrices, PriceCalls>

export type PhotoCalls = {
  add: (file: Blob, onProgress: (percent: number) => void) => Changed<photos.DeskPhotos>
  move: (name: string, body: BodyOf<typeof photos.movePhoto>) => Changed<photos.DeskPhotos>
  caption: (name: string, body: BodyOf<typeof photos.captionPhoto>) => Changed<photos.DeskPhotos>
  remove: (name: string, body: BodyOf<typeof photos.removePhoto>) => Changed<photos.DeskPhotos>
}
export type PhotosPart = Part<photos.DeskPhotos, PhotoCalls>

export type FactCalls = {
  change: (body: BodyOf<typeof facts.changeFacts>) => Changed<facts.DeskFacts>
  addContact: (body: BodyOf<typeof facts.addContact>) => Changed<facts.DeskFacts>
  endContact: (id: number) => Changed<facts.DeskFacts>
  /** only for the desk; the office calls the contact instead */
  askContactAgain?: (id: number) => Changed<facts.DeskFacts>
}
export type FactsPart = Part<facts.DeskFacts, FactCalls>
