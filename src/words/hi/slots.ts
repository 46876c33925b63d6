import type { Slot, SlotIndex } from '#domain/slots/slots.ts'

const NAMES: Readonly<Record<SlotIndex, string>> = {
  0: 'मॉर्निंग',
  1: 'कस्टम डे',
  2: 'कस्टम नाइट',
  3: 'ईवनिंग',
  4: 'फुल डे',
}

export const slotName = ({ index }: Slot): string => NAMES[index]
