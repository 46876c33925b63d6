import { PATHS, searchPath } from '#web/lib/paths.ts'
import { language } from '../language.ts'
import type { PageText } from '../../page-text.ts'

export const LOVEKIT: PageText = {
  path: PATHS.lovekit,
  language,
  title: 'The love kit',
  description:
    'A small closed box in your room with what couples forget to pack. It is free at the hotels that offer it: tick it when you book, or filter your search.',
  heading: 'The love kit',
  intro: 'A small, closed box, waiting in your room. It costs nothing, and you never have to ask for it aloud.',
  sections: [
    {
      id: 'inside',
      heading: 'What is inside',
      blocks: [
        'What people forget to pack, or would rather not buy at the corner shop:',
        { list: ['Condoms', 'Wet wipes and tissues', 'Mints', 'A small flameless candle'] },
        'Each hotel packs its own, so the contents vary a little.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to get one',
      blocks: [
        {
          numbered: [
            'Turn on the Love kit filter in your search, or look for it on the hotel’s page.',
            'Before you pay, tick “Put a love kit in the room”.',
            'Find it in your room. It is not on the bill.',
          ],
        },
        'We never tick it for you. No tick, no kit.',
      ],
    },
    {
      id: 'care',
      heading: 'With care',
      blocks: [
        'A kit in the room promises nothing. Either of you can say no at any time.',
        [
          'It should be sealed when you find it. If it is not, leave it and tell us. Read more about ',
          { words: 'safety and your rights', to: PATHS.legalPage },
          '.',
        ],
      ],
    },
  ],
  next: {
    heading: 'Hotels with a love kit',
    words: 'Choose your city. The filter is already on.',
    label: 'Show hotels',
    to: searchPath('love_kit=1'),
  },
}
