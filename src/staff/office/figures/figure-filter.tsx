import { useState, type SubmitEvent } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useCall } from '../office-calls.ts'
import { readFigureAddress, writeFigureAddress, type FigureAddress } from './figure-address.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/figures.ts'

const EMPTY = { from: '', to: '', city: '' }

/** Lets the user choose weeks and city. A hotel that was chosen in the list of hotels can be removed here. */
export function FigureFilter({ wish }: { wish: FigureAddress }) {
  const navigate = useNavigate()
  const cities = useCall('GET /cities')
  const written = writeFigureAddress(wish)
  const [typed, setTyped] = useState({ ...EMPTY, ...written })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSameCity = typed.city === (written['city'] ?? '')
    const query = new URLSearchParams({ ...written, ...typed })
    if (!isSameCity) query.delete('hotel')
    void navigate(OFFICE.figuresOf(writeFigureAddress(readFigureAddress(query))))
  }
  const { hotel, ...withoutHotel } = wish
  return (
    <form className="figure-filter" onSubmit={submit}>
      <TextInput
        label={t.from}
        type="date"
        value={typed.from}
        max={typed.to || undefined}
        onChange={({ target }) => setTyped({ ...typed, from: target.value })}
      />
      <TextInput
        label={t.to}
        type="date"
        value={typed.to}
        min={typed.from || undefined}
        onChange={({ target }) => setTyped({ ...typed, to: target.value })}
      />
      <Select
        label={common.city}
        value={typed.city}
        onChange={({ target }) => setTyped({ ...typed, city: target.value })}
      >
        <option value="">{t.allCities}</option>
        {cities.value?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary">
        {t.show}
      </Button>
      {hotel !== undefined && wish.kind === 'results' && (
        <Link to={OFFICE.figuresOf(writeFigureAddress(withoutHotel))}>{t.allHotels}</Link>
      )}
    </form>
  )
}
