// A line compares two whole files, of which it needs no name.
// oxlint-disable typescript/consistent-type-imports
/**
 * Compares each file of texts with the English one while types are checked: a missing text, an extra one, or one that
 * takes other values does not compile. `same-shape.test.ts` finds a file without its line here.
 */

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Widened<Result>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Widened<T[Key]> }
        : T

type Same<
  English,
  Other extends Widened<English> & { readonly [Key in Exclude<keyof Other, keyof English>]: 'not an English text' },
> = [English, Other]

export type Checked = [
  Same<typeof import('./en/about-city.ts'), typeof import('./hi/about-city.ts')>,
  Same<typeof import('./en/accepted-ids.ts'), typeof import('./hi/accepted-ids.ts')>,
  Same<typeof import('./en/account/credits.ts'), typeof import('./hi/account/credits.ts')>,
  Same<typeof import('./en/account/dashboard.ts'), typeof import('./hi/account/dashboard.ts')>,
  Same<typeof import('./en/account/otp.ts'), typeof import('./hi/account/otp.ts')>,
  Same<typeof import('./en/account/profile.ts'), typeof import('./hi/account/profile.ts')>,
  Same<typeof import('./en/account/refer.ts'), typeof import('./hi/account/refer.ts')>,
  Same<typeof import('./en/account/sign-in.ts'), typeof import('./hi/account/sign-in.ts')>,
  Same<typeof import('./en/account/waits.ts'), typeof import('./hi/account/waits.ts')>,
  Same<typeof import('./en/another-room.ts'), typeof import('./hi/another-room.ts')>,
  Same<typeof import('./en/app-offer.ts'), typeof import('./hi/app-offer.ts')>,
  Same<typeof import('./en/bookings/booking.ts'), typeof import('./hi/bookings/booking.ts')>,
  Same<typeof import('./en/bookings/changes.ts'), typeof import('./hi/bookings/changes.ts')>,
  Same<typeof import('./en/bookings/confirmation.ts'), typeof import('./hi/bookings/confirmation.ts')>,
  Same<typeof import('./en/bookings/list.ts'), typeof import('./hi/bookings/list.ts')>,
  Same<typeof import('./en/bookings/refunds.ts'), typeof import('./hi/bookings/refunds.ts')>,
  Same<typeof import('./en/bookings/voucher.ts'), typeof import('./hi/bookings/voucher.ts')>,
  Same<typeof import('./en/chatbot.ts'), typeof import('./hi/chatbot.ts')>,
  Same<typeof import('./en/check-in.ts'), typeof import('./hi/check-in.ts')>,
  Same<typeof import('./en/closed-days.ts'), typeof import('./hi/closed-days.ts')>,
  Same<typeof import('./en/common.ts'), typeof import('./hi/common.ts')>,
  Same<typeof import('./en/content.ts'), typeof import('./hi/content.ts')>,
  Same<typeof import('./en/default-head.ts'), typeof import('./hi/default-head.ts')>,
  Same<typeof import('./en/favourites.ts'), typeof import('./hi/favourites.ts')>,
  Same<typeof import('./en/home.ts'), typeof import('./hi/home.ts')>,
  Same<typeof import('./en/hotel-application.ts'), typeof import('./hi/hotel-application.ts')>,
  Same<typeof import('./en/hotel-contact.ts'), typeof import('./hi/hotel-contact.ts')>,
  Same<typeof import('./en/hotel-page.ts'), typeof import('./hi/hotel-page.ts')>,
  Same<typeof import('./en/hotels.ts'), typeof import('./hi/hotels.ts')>,
  Same<typeof import('./en/invoice.ts'), typeof import('./hi/invoice.ts')>,
  Same<typeof import('./en/kit.ts'), typeof import('./hi/kit.ts')>,
  Same<typeof import('./en/language.ts'), typeof import('./hi/language.ts')>,
  Same<typeof import('./en/link-page.ts'), typeof import('./hi/link-page.ts')>,
  Same<typeof import('./en/map.ts'), typeof import('./hi/map.ts')>,
  Same<typeof import('./en/my-data.ts'), typeof import('./hi/my-data.ts')>,
  Same<typeof import('./en/not-me.ts'), typeof import('./hi/not-me.ts')>,
  Same<typeof import('./en/offline.ts'), typeof import('./hi/offline.ts')>,
  Same<typeof import('./en/page-heads.ts'), typeof import('./hi/page-heads.ts')>,
  Same<typeof import('./en/place-booking.ts'), typeof import('./hi/place-booking.ts')>,
  Same<typeof import('./en/places.ts'), typeof import('./hi/places.ts')>,
  Same<typeof import('./en/plain.ts'), typeof import('./hi/plain.ts')>,
  Same<typeof import('./en/plural.ts'), typeof import('./hi/plural.ts')>,
  Same<typeof import('./en/review-aspects.ts'), typeof import('./hi/review-aspects.ts')>,
  Same<typeof import('./en/reviews.ts'), typeof import('./hi/reviews.ts')>,
  Same<typeof import('./en/search.ts'), typeof import('./hi/search.ts')>,
  Same<typeof import('./en/seen-link.ts'), typeof import('./hi/seen-link.ts')>,
  Same<typeof import('./en/shared.ts'), typeof import('./hi/shared.ts')>,
  Same<typeof import('./en/site-frame.ts'), typeof import('./hi/site-frame.ts')>,
  Same<typeof import('./en/slots.ts'), typeof import('./hi/slots.ts')>,
  Same<typeof import('./en/stay.ts'), typeof import('./hi/stay.ts')>,
  Same<typeof import('./en/timeline.ts'), typeof import('./hi/timeline.ts')>,
  Same<typeof import('./en/times.ts'), typeof import('./hi/times.ts')>,
  Same<typeof import('./en/about-city.ts'), typeof import('./ta/about-city.ts')>,
  Same<typeof import('./en/accepted-ids.ts'), typeof import('./ta/accepted-ids.ts')>,
  Same<typeof import('./en/accepted-ids.ts'), typeof import('./ta/accepted-ids.ts')>,
  Same<typeof import('./en/app-offer.ts'), typeof import('./ta/app-offer.ts')>,
  Same<typeof import('./en/closed-days.ts'), typeof import('./ta/closed-days.ts')>,
  Same<typeof import('./en/common.ts'), typeof import('./ta/common.ts')>,
  Same<typeof import('./en/content.ts'), typeof import('./ta/content.ts')>,
  Same<typeof import('./en/default-head.ts'), typeof import('./ta/default-head.ts')>,
  Same<typeof import('./en/favourites.ts'), typeof import('./ta/favourites.ts')>,
  Same<typeof import('./en/home.ts'), typeof import('./ta/home.ts')>,
  Same<typeof import('./en/hotel-page.ts'), typeof import('./ta/hotel-page.ts')>,
  Same<typeof import('./en/hotels.ts'), typeof import('./ta/hotels.ts')>,
  Same<typeof import('./en/kit.ts'), typeof import('./ta/kit.ts')>,
  Same<typeof import('./en/language.ts'), typeof import('./ta/language.ts')>,
  Same<typeof import('./en/map.ts'), typeof import('./ta/map.ts')>,
  Same<typeof import('./en/offline.ts'), typeof import('./ta/offline.ts')>,
  Same<typeof import('./en/page-heads.ts'), typeof import('./ta/page-heads.ts')>,
  Same<typeof import('./en/places.ts'), typeof import('./ta/places.ts')>,
  Same<typeof import('./en/plural.ts'), typeof import('./ta/plural.ts')>,
  Same<typeof import('./en/review-aspects.ts'), typeof import('./ta/review-aspects.ts')>,
  Same<typeof import('./en/reviews.ts'), typeof import('./ta/reviews.ts')>,
  Same<typeof import('./en/search.ts'), typeof import('./ta/search.ts')>,
  Same<typeof import('./en/shared.ts'), typeof import('./ta/shared.ts')>,
  Same<typeof import('./en/site-frame.ts'), typeof import('./ta/site-frame.ts')>,
  Same<typeof import('./en/slots.ts'), typeof import('./ta/slots.ts')>,
  Same<typeof import('./en/stay.ts'), typeof import('./ta/stay.ts')>,
  Same<typeof import('./en/times.ts'), typeof import('./ta/times.ts')>,
]
