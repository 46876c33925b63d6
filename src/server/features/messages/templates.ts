import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts'
import { colleagueWords, newsWords, OFFICE_TEXTS, type OfficeTextKind } from '#domain/office/office-text.ts'
import { guestTemplates } from './guest-templates.ts'
import { hotelTemplates } from './hotel-templates.ts'
import { alphanumeric, type Template, type TemplateVariable } from './template.ts'

const OFFICE_EXAMPLES: Record<OfficeTextKind, string> = {
  office_told: newsWords('late_answer'),
  office_joined: colleagueWords('admin'),
}

const officeTemplates = (): Template[] =>
  (Object.keys(OFFICE_TEXTS) as OfficeTextKind[]).map((kind) => ({
    name: kind,
    language: DEFAULT_LANGUAGE,
    variables: [alphanumeric(OFFICE_EXAMPLES[kind])],
    fill: ([value = '']) => ({ body: OFFICE_TEXTS[kind](value) }),
  }))

/** Every text that we send, as registered with the carriers for a site at this origin. */
export const templatesOf = (origin: string): Template[] => [
  ...LANGUAGES.flatMap((language) => [...guestTemplates(origin, language), ...hotelTemplates(origin, language)]),
  ...officeTemplates(),
]

/** Returns a template's text with a placeholder for each value, such as '{{1}}' for the first. */
export const registeredText = (
  { variables, fill }: Template,
  placeholder: (number: number, variable: TemplateVariable) => string,
): ReturnType<Template['fill']> => fill(variables.map((variable, place) => placeholder(place + 1, variable)))
