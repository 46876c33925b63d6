import { useState } from 'react'
import type { OfficeNames } from '#contract/office-names.ts'
import { TRANSLATED, type Translated } from '#domain/languages.ts'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { FilterForm } from '../filter-form.tsx'
import { paramsOf } from '../list-filter.ts'
import { languageName } from '../language-name.ts'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { NamesDialog } from './names-dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/names.ts'

type Lacks = Translated | ''

const CHOICES: readonly { value: Lacks; name: string }[] = [
  { value: '', name: t.all },
  ...TRANSLATED.map((language) => ({ value: language, name: t.without(languageName(language)) })),
]

/**
 * Lists cities and localities with their names in each language. Admins can change them. The address contains the
 * filter.
 */
export function NamesPage() {
  const query = useQuery()
  const navigate = useNavigate()
  const text = query.get('text') ?? ''
  const lacks = TRANSLATED.find((language) => language === query.get('lacks')) ?? ''
  return (
    <OfficePage title={t.title} back={{ to: OFFICE.hotels, name: common.hotels }}>
      <FilterForm
        label={t.cityOrLocality}
        text={text}
        chosen={lacks}
        choices={CHOICES}
        isLive
        onFilter={(filter) =>
          void navigate(OFFICE.namesOf(paramsOf({ text: filter.text, lacks: filter.chosen })), { replace: true })
        }
      />
      <NamesTable key={`${text} ${lacks}`} text={text} lacks={lacks} />
    </OfficePage>
  )
}

function NamesTable({ text, lacks }: { text: string; lacks: Lacks }) {
  const { me } = useOffice()
  const [changing, setChanging] = useState<OfficeNames>()
  const query = { ...(text ? { text } : {}), ...(lacks ? { lacks } : {}) }
  const asked = usePages('GET /office/names', { query }, ({ places, has_more }) => {
    const after = places.at(-1)?.ref
    return has_more && after !== undefined ? { after } : undefined
  })
  const onChange = me.role === 'admin' ? setChanging : undefined
  return (
    <>
      <QueryBoundary query={asked}>
        {(pages) => (
          <DataList
            label={t.title}
            empty={t.nothingFits}
            columns={columnsFor(onChange)}
            short={(place) => ({
              name: (
                <>
                  <b>{place.name}</b> <span className="soft">{whereWords(place)}</span>
                </>
              ),
              end: onChange && <ChangeButton place={place} onChange={onChange} />,
              line: <ShortNames place={place} />,
            })}
            rows={pages.flatMap(({ places }) => places)}
            keyOf={({ ref }) => ref}
            note={onChange ? undefined : t.adminsChange}
            showMore={asked.showMore}
          />
        )}
      </QueryBoundary>
      {changing && (
        <NamesDialog
          place={changing}
          onClose={() => setChanging(undefined)}
          onDone={() => {
            setChanging(undefined)
            void asked.retry()
          }}
        />
      )}
    </>
  )
}

const whereWords = ({ kind, city, state }: OfficeNames): string =>
  kind === 'city' ? t.cityIn(state) : t.localityOf(city)

const NameIn = ({ place: { names }, language }: { place: OfficeNames; language: Translated }) => {
  const name = names[language]
  return name === undefined ? <span className="soft">{t.missing}</span> : <span lang={language}>{name}</span>
}

/** Shows all names in one line, each marked with its language. */
const ShortNames = ({ place }: { place: OfficeNames }) => (
  <>
    {TRANSLATED.map((language, index) => (
      <span key={language}>
        {index > 0 && ' · '}
        {place.names[language] === undefined ? (
          t.without(languageName(language))
        ) : (
          <NameIn place={place} language={language} />
        )}
      </span>
    ))}
  </>
)

type OnChange = (place: OfficeNames) => void

const ChangeButton = ({ place, onChange }: { place: OfficeNames; onChange: OnChange }) => (
  <button type="button" className="link plain" onClick={() => onChange(place)}>
    <Sentence text={t.changeNamed(place.name)} />
  </button>
)

/** `onChange` is undefined for users who may not change names. */
const columnsFor = (onChange: OnChange | undefined): readonly Column<OfficeNames>[] => [
  {
    name: t.cityOrLocality,
    of: (place) => (
      <>
        {place.name}
        <span className="soft block">{whereWords(place)}</span>
      </>
    ),
  },
  ...TRANSLATED.map((language): Column<OfficeNames> => ({
    name: t.nameIn(languageName(language)),
    of: (place) => <NameIn place={place} language={language} />,
  })),
  { name: t.spellings, isBehindTap: true, of: ({ spellings }) => spellings.join(', ') },
  ...(onChange
    ? [{ name: t.act, of: (place: OfficeNames) => <ChangeButton place={place} onChange={onChange} /> }]
    : []),
]
