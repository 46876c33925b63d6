import type { Command } from 'commander'
import { addApplicationsCommand } from './hotel-applications.ts'
import { addCaseCommands } from './hotel-cases.ts'
import { addChannelCommands } from './hotel-channels.ts'
import { addImportCommand } from './hotel-import.ts'
import { addPriceCommands } from './hotel-prices.ts'
import { addStaffCommands } from './hotel-staff.ts'
import { addUnacknowledgedCommand } from './unacknowledged-bookings.ts'
import { addTurnedAwayCommand } from './hotels-turning-away.ts'

/** Adds `npm run uncle -- hotels ...`. */
export function addHotelCommands(program: Command): void {
  const hotels = program
    .command('hotels')
    .description('hotels: import, prices, staff, messages, those to ring, and guests they do not take')
  addImportCommand(hotels)
  addApplicationsCommand(hotels)
  addPriceCommands(hotels)
  addStaffCommands(hotels)
  addChannelCommands(hotels)
  addUnacknowledgedCommand(hotels)
  addTurnedAwayCommand(hotels)
  addCaseCommands(hotels)
}
