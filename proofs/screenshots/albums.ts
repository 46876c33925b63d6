import { anotherRoomAlbum } from './another-room.ts'
import { bookingReviewAlbum } from './booking-review.ts'
import { bookingWayAlbum } from './booking-way.ts'
import { changesAlbum } from './changes.ts'
import { chatbotAlbum } from './chatbot.ts'
import { checkInAlbum } from './check-in.ts'
import { contentAlbum } from './content.ts'
import { deskAlbum } from './desk.ts'
import { deskHouseAlbum } from './desk-house.ts'
import { deskLinksAlbum } from './desk-links.ts'
import { deskManagerAlbum } from './desk-manager.ts'
import { officeAlbum } from './office.ts'
import { officeMomentsAlbum } from './office-moments.ts'
import { favouritesAlbum } from './favourites.ts'
import { finderAlbum } from './finder.ts'
import { hardHotelsAlbum } from './hard-hotels.ts'
import { hotelAlbum } from './hotel.ts'
import { albumInLanguage } from './in-language.ts'
import { myBookingsAlbum } from './my-bookings.ts'
import { myDataAlbum } from './my-data.ts'
import { offlineAlbum } from './offline.ts'
import { referAlbum } from './refer.ts'
import { reviewsAlbum } from './reviews.ts'
import { searchAlbum } from './search.ts'
import { shellAlbum } from './shell.ts'
import { signInAlbum } from './sign-in.ts'
import type { Album, Size } from './steps.ts'
import { ticketsAlbum } from './tickets.ts'
import { tabletAlbum } from './tablet.ts'
import { visitorAlbum } from './visitor.ts'

export const PHONE = { name: '360', width: 360, height: 740 }
export const TABLET = { name: '768', width: 768, height: 1024 }
export const DESKTOP = { name: '1280', width: 1280, height: 800 }

/**
 * Blocks service workers, which would answer requests before the album's own routes. Only an album about service
 * workers allows them.
 */
type Shoot = { shoot: Album; sizes: readonly Size[]; serviceWorkers?: 'allow' }

const atBoth = (shoot: Album): Shoot => ({ shoot, sizes: [PHONE, DESKTOP] })

/** All albums by name, in the order in which they are taken. Albums that move the server's clock by days come last. */
export const ALBUMS: Readonly<Record<string, Shoot>> = {
  visitor: atBoth(visitorAlbum),
  shell: atBoth(shellAlbum),
  content: atBoth(contentAlbum),
  chatbot: atBoth(chatbotAlbum),
  tickets: atBoth(ticketsAlbum),
  finder: atBoth(finderAlbum),
  search: atBoth(searchAlbum),
  hotel: atBoth(hotelAlbum),
  'hard-hotels': atBoth(hardHotelsAlbum),
  'sign-in': atBoth(signInAlbum),
  'booking-review': atBoth(bookingReviewAlbum),
  'booking-way': atBoth(bookingWayAlbum),
  changes: atBoth(changesAlbum),
  'check-in': atBoth(checkInAlbum),
  offline: { ...atBoth(offlineAlbum), serviceWorkers: 'allow' },
  favourites: atBoth(favouritesAlbum),
  tablet: { shoot: tabletAlbum, sizes: [TABLET] },
  // Taken early, because they show the demo's guests, who arrive on the day on which the site starts.
  'desk-house': atBoth(deskHouseAlbum),
  office: atBoth(officeAlbum),
  'office-moments': atBoth(officeMomentsAlbum),
  refer: atBoth(referAlbum),
  'my-data': atBoth(myDataAlbum),
  reviews: atBoth(reviewsAlbum),
  desk: atBoth(deskAlbum),
  'my-bookings': atBoth(myBookingsAlbum),
  'another-room': atBoth(anotherRoomAlbum),
  hindi: atBoth(albumInLanguage('hi')),
  tamil: atBoth(albumInLanguage('ta')),
  'desk-links': atBoth(deskLinksAlbum),
  // Taken late, because it stops the demo hotel's sales.
  'desk-manager': atBoth(deskManagerAlbum),
}
