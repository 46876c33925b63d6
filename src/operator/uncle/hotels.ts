import type { Command } from 'commander'
import { addCaseCommands } from './hotel-cases.ts'
import { addChannelCommands } from './hotel-channels.ts'
import { addStaffCommands } from './hotel-staff.ts'
import { addToRingCommand } from './hotels-to-ring.ts'
import { addTurnedAwayCommand } from './hotels-turning-away.ts'

/** `npm run uncle -- hotels ...` */
export function addHotelCommands(program: Command): void {
  const hotels = program
    .command('hotels')
    .description('staff and messages of hotels, those to ring, and guests they do not take')
  addStaffCommands(hotels)
  addChannelCommands(hotels)
  addToRingCommand(hotels)
  addTurnedAwayCommand(hotels)
  addCaseCommands(hotels)
}
