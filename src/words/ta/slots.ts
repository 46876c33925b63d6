import type { Slot, SlotIndex } from '#domain/slots/slots.ts'

const NAMES: Readonly<Record<SlotIndex, string>> = {
  0: 'மார்னிங்',
  1: 'கஸ்டம் டே',
  2: 'கஸ்டம் நைட்',
  3: 'ஈவ்னிங்',
  4: 'ஃபுல் டே',
}

export const slotName = ({ index }: Slot): string => NAMES[index]
