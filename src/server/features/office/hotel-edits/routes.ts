import type { FastifyInstance } from 'fastify'
import * as details from '#contract/office-hotel-details.ts'
import * as calls from '#contract/office-hotel-edits.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { factEdits } from '../../desk/facts/fact-edits.ts'
import { photoEdits } from '../../desk/photos/photo-edits.ts'
import { priceEdits } from '../../desk/prices/price-edits.ts'
import { reasonOf } from '../write-log.ts'
import { roomEdits } from '../../rooms/room-edits.ts'
import { changeDetails } from './change-details.ts'
import { hotelNamed } from '../hotel-named.ts'
import { atOffice, officeEdit } from './editor-at-office.ts'
import { readCities, readDetailsForOffice } from './read-details.ts'

/**
 * Registers the calls by which an admin can change everything that a hotel's manager can change at the desk, and the
 * hotel's own details (desk-and-office, "The office", 3).
 */
export function officeHotelEditRoutes(app: FastifyInstance, services: Services): void {
  detailRoutes(app, services)
  roomRoutes(app, services)
  priceRoutes(app, services)
  photoRoutes(app, services)
  factRoutes(app, services)
}

function detailRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, details.officeHotelDetails, async ({ params }) =>
    readDetailsForOffice(db, await hotelNamed(db, params.id), clock.now()),
  )
  handleCall(app, services, details.changeHotelDetails, async (asked) =>
    changeDetails(services, await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, details.officeCities, () => readCities(db))
}

function roomRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const rooms = roomEdits(services)

  handleCall(app, services, calls.officeHotelRooms, async ({ params }) => rooms.read(await hotelNamed(db, params.id)))
  handleCall(app, services, calls.addOfficeRoom, async (asked) => rooms.add(await officeEdit(db, asked), asked.body))
  handleCall(app, services, calls.addOfficeRooms, async (asked) =>
    rooms.addRange(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.editOfficeRoom, async (asked) =>
    rooms.edit(await officeEdit(db, asked), asked.params.room, asked.body),
  )
  handleCall(app, services, calls.setOfficeCleaningMinutes, async (asked) =>
    rooms.setCleaning(await officeEdit(db, asked), asked.body),
  )
}

function priceRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const prices = priceEdits(services)

  handleCall(app, services, calls.officeHotelPrices, async ({ params }) => prices.read(await hotelNamed(db, params.id)))
  handleCall(app, services, calls.previewOfficePrice, async ({ params, query }) =>
    prices.preview(await hotelNamed(db, params.id), query),
  )
  handleCall(app, services, calls.setOfficeBasePrice, async (asked) =>
    prices.setBase(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.setOfficePriceRule, async (asked) =>
    prices.setRule(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.setOfficeDayPrices, async (asked) =>
    prices.setDays(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.removeOfficePriceRule, async (asked) =>
    prices.removeRule(await officeEdit(db, asked), asked.params.rule),
  )
}

function photoRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const photos = photoEdits(services)

  handleCall(app, services, calls.officeHotelPhotos, async ({ params }) => photos.read(await hotelNamed(db, params.id)))
  handleCall(app, services, calls.addOfficePhoto, async ({ session, request, params, query }) => {
    const reason = reasonOf(query.reason)
    const by = atOffice(session, await hotelNamed(db, params.id), reason)
    return photos.add(by, { request, ownerId: session.operatorId })
  })
  handleCall(app, services, calls.moveOfficePhoto, async (asked) =>
    photos.move(await officeEdit(db, asked), asked.params.photo, asked.body),
  )
  handleCall(app, services, calls.captionOfficePhoto, async (asked) =>
    photos.caption(await officeEdit(db, asked), asked.params.photo, asked.body),
  )
  handleCall(app, services, calls.removeOfficePhoto, async (asked) =>
    photos.remove(await officeEdit(db, asked), asked.params.photo),
  )
}

function factRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const facts = factEdits(services)

  handleCall(app, services, calls.officeHotelFacts, async ({ params }) => facts.read(await hotelNamed(db, params.id)))
  handleCall(app, services, calls.changeOfficeFacts, async (asked) =>
    facts.change(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.addOfficeContact, async (asked) =>
    facts.addContact(await officeEdit(db, asked), asked.body),
  )
  handleCall(app, services, calls.endOfficeContact, async (asked) =>
    facts.endContact(await officeEdit(db, asked), asked.params.contact),
  )
}
