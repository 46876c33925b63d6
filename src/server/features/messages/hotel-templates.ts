import { STAFF_TEXT_VALUES, STAFF_TEXTS, type StaffTextWords } from '#domain/desk/staff-text.ts'
import { HOTEL_TEXT_VALUES, HOTEL_TEXTS, type NoticeStay, type NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import { SITE_TEXTS } from '#domain/hotel-messages/site-text.ts'
import { languageQuery, type Language } from '#domain/languages.ts'
import { hotelTemplate, staffTemplate } from '../../ports/message-sender.ts'
import { dayListBody, dayListReadyBody, dayListReadyText, dayListText } from './day-list-text.ts'
import {
  changedDetails,
  contactSubject,
  contactText,
  editText,
  factsIn,
  hotelSubject,
  hotelText,
  noticeWords,
  pauseText,
  siteText,
} from './hotel-text.ts'
import { staffText } from './staff-text.ts'
import {
  alphanumeric,
  EXAMPLE_CODE,
  EXAMPLE_MOMENT,
  linkTo,
  type Template,
  type TemplateVariable,
  type VariableName,
} from './template.ts'

const SECRET = 'q'.repeat(22)

const STAY: NoticeStay = {
  code: EXAMPLE_CODE,
  slot: 3,
  checkin: EXAMPLE_MOMENT,
  leaves: new Date('2026-11-22T12:00:00+05:30'),
  rooms: 1,
  due: 1260,
}

const NAMES: Record<Exclude<keyof NoticeWords, 'link'>, VariableName> = {
  code: 'code',
  slot: 'slot',
  checkin: 'moment',
  leaves: 'moment',
  rooms: 'rooms',
  money: 'money',
}

/** Returns the values by name, as the functions that write the texts expect them. */
const named = <Name extends string>(names: readonly Name[], values: readonly string[]): Partial<Record<Name, string>> =>
  Object.fromEntries(names.map((name, place) => [name, values[place]])) as Partial<Record<Name, string>>

function bookingTemplates(link: (page: string) => TemplateVariable, language: Language): Template[] {
  const words = noticeWords(STAY, language)
  return HOTEL_TEXTS.map((kind) => ({
    name: hotelTemplate(kind, language),
    language,
    variables: HOTEL_TEXT_VALUES[kind].map((name) =>
      name === 'link' ? link('seen') : alphanumeric(NAMES[name], words[name]),
    ),
    fill: (values) => ({
      subject: hotelSubject(kind, language, values[0] ?? ''),
      body: hotelText(kind, language, { ...words, ...named(HOTEL_TEXT_VALUES[kind], values) }).body,
    }),
  }))
}

function staffTemplates(words: Record<keyof StaffTextWords, TemplateVariable>, language: Language): Template[] {
  const none: StaffTextWords = { moment: '', desk: '', link: '' }
  return STAFF_TEXTS.map((kind) => ({
    name: staffTemplate(kind, language),
    language,
    variables: STAFF_TEXT_VALUES[kind].map((name) => words[name]),
    fill: (values) => staffText(kind, language, { ...none, ...named(STAFF_TEXT_VALUES[kind], values) }),
  }))
}

/** Lists every text to a hotel and its staff in one language, with links below this origin. */
export function hotelTemplates(origin: string, language: Language): Template[] {
  const link = (page: string) => linkTo(`${origin}/${page}${languageQuery(language)}#${SECRET}`)
  const moment = alphanumeric('moment', factsIn(language).moment(EXAMPLE_MOMENT))
  const list = dayListText('today', { language, day: EXAMPLE_MOMENT, stays: [STAY] })
  const ready = dayListReadyText('today', { language, day: EXAMPLE_MOMENT, count: 12 })
  return [
    ...bookingTemplates(link, language),
    ...staffTemplates({ moment, desk: linkTo(`${origin}/desk`), link: link('not-me') }, language),
    {
      name: hotelTemplate('list', language),
      language,
      variables: [alphanumeric('heading', list.values[0] ?? ''), alphanumeric('rows', list.values[1] ?? '')],
      fill: ([heading = '', lines = '']) => ({ subject: heading, body: dayListBody(heading, lines) }),
    },
    {
      name: hotelTemplate('list_ready', language),
      language,
      variables: [alphanumeric('heading', ready.values[0] ?? ''), alphanumeric('arriving', ready.values[1] ?? '')],
      fill: ([heading = '', arriving = '']) => ({ body: dayListReadyBody(heading, arriving) }),
    },
    ...SITE_TEXTS.map((kind) => ({
      name: hotelTemplate(kind, language),
      language,
      variables: [linkTo(`${origin}/desk/channels`)],
      fill: ([address = '']: readonly string[]) => siteText(kind, language, address),
    })),
    {
      name: hotelTemplate('contact_asked', language),
      language,
      variables: [link('hotel-contact')],
      fill: ([address = '']) => ({ subject: contactSubject(language), ...contactText(language, address) }),
    },
    {
      name: hotelTemplate('paused', language),
      language,
      variables: [moment],
      fill: ([until = '']) => pauseText(language, until),
    },
    {
      name: hotelTemplate('edited', language),
      language,
      variables: [alphanumeric('details', changedDetails(language, ['name', 'address']))],
      fill: ([details = '']) => editText(language, details),
    },
  ]
}
