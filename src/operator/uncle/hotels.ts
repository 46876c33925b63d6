import type { Command } from 'commander'
import { addChannelCommands } from './hotel-channels.ts'
import { addStaffCommands } from './hotel-staff.ts'
import { addToRingCommand } from './hotels-to-ring.ts'

/** `npm run uncle -- hotels ...` */
export function addHotelCommands(program: Command): void {
  const hotels = program.command('hotels').description('staff and messages of hotels, and those to ring')
  addStaffCommands(hotels)
  addChannelCommands(hotels)
  addToRingCommand(hotels)
}
