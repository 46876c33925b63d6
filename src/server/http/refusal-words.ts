import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts'
import { WORDS } from '../../words/languages.ts'
import { ApiError } from './api-error.ts'

/** Parses one language of the header: 'hi-IN;q=0.8' gives 'hi' and 0.8. */
function readTag(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().split(';')
  const weight = parameters.map((parameter) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return { language: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight ?? 1) }
}

/** Finds the caller's language in the header Accept-Language (RFC 9110, 12.5.4). */
export function callersLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map(readTag)
  const [first] = wanted
    .filter(({ language }) => isLanguage(language))
    .toSorted((one, other) => other.weight - one.weight)
  return first && first.weight > 0 && isLanguage(first.language) ? first.language : DEFAULT_LANGUAGE
}

/** Returns the sentence for a code in a language, or the English one if there is none. */
function sentence(code: string, english: string, language: Language): string {
  const { REFUSALS, FIELD_MISSING, FIELD_WRONG } = WORDS[language].refusals
  // The refusal of a number that is registered already has no sentence (specification §8).
  if (english === '') return english
  if (REFUSALS[code] !== undefined) return REFUSALS[code]
  if (code.endsWith('_REQUIRED')) return FIELD_MISSING ?? english
  return code.endsWith('_INVALID') ? (FIELD_WRONG ?? english) : english
}

/** Translates the refusal into the caller's language. Codes, which clients read, do not change. */
export function inCallersLanguage(error: ApiError, language: Language): ApiError {
  if (language === DEFAULT_LANGUAGE) return error
  const { statusCode, code, retryAfterSeconds } = error
  return new ApiError({
    statusCode,
    code,
    message: sentence(code, error.message, language),
    details: error.details.map((detail) => ({ ...detail, message: sentence(detail.code, detail.message, language) })),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  })
}
