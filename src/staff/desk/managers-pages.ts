import { DESK } from '#web/lib/desk-paths.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { DeskWords } from '#english/desk/desk.ts'

export type PageOfDesk = { to: string; icon: IconName; words: string }

/** Pages for managers only. A phone lists them under 'More', a desktop next to the tabs. */
export const managersPages = ({
  ofChannels,
  ofPrices,
  ofRooms,
  ofHotel,
  ofBill,
  ofCoupons,
  ofStatements,
  ofFigures,
  ofLog,
  ofKeys,
  staff,
}: DeskWords): PageOfDesk[] => [
  { to: DESK.figures, icon: 'chart-column', words: ofFigures.figures },
  { to: DESK.prices, icon: 'indian-rupee', words: ofPrices.prices },
  { to: DESK.channels, icon: 'refresh-cw', words: ofChannels.channels },
  { to: DESK.coupons, icon: 'ticket-percent', words: ofCoupons.coupons },
  { to: DESK.statements, icon: 'scale', words: ofStatements.statements },
  { to: DESK.hotelRooms, icon: 'bed-double', words: ofRooms.hotelRooms },
  { to: DESK.photos, icon: 'camera', words: ofHotel.photos },
  { to: DESK.facts, icon: 'scroll-text', words: ofHotel.facts },
  { to: DESK.upi, icon: 'smartphone', words: ofBill.upi },
  { to: DESK.reviews, icon: 'star', words: ofHotel.reviews },
  { to: DESK.cases, icon: 'user-x', words: ofHotel.cases },
  { to: DESK.welcome, icon: 'hand-heart', words: ofHotel.welcomed },
  { to: DESK.staff, icon: 'users', words: staff },
  { to: DESK.keys, icon: 'key-round', words: ofKeys.title },
  { to: DESK.log, icon: 'clock', words: ofLog.log },
]
