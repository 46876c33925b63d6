import type { OfficeHotel } from '#contract/office-hotels.ts'
import * as t from '#words/office/hotel.ts'

/** Lists a hotel's contacts, and where its text messages go. */
export function HotelContacts({ contacts }: { contacts: OfficeHotel['contacts'] }) {
  const { reception_phone: phone, staff, channels } = contacts
  return (
    <section className="panel" aria-labelledby="contacts">
      <header>
        <h2 id="contacts">{t.contacts}</h2>
      </header>
      <div className="panel-inside flow">
        <p>
          <b>{t.reception}</b>
          <span className="soft block">{phone === null ? t.noNumberYet : <a href={`tel:${phone}`}>{phone}</a>}</span>
        </p>
        {staff.map((person) => (
          <p key={`${person.phone ?? ''} ${person.name}`}>
            <b>{person.name}</b>, {person.role}
            {!person.is_accepted && `, ${t.notAcceptedYet}`}
            {person.phone === null ? (
              <span className="soft block">{t.noPhone}</span>
            ) : (
              <a className="block" href={`tel:${person.phone}`}>
                {person.phone}
              </a>
            )}
          </p>
        ))}
        {channels.map(({ who, channel, address, has_agreed: hasAgreed }) => (
          <p key={`${channel} ${address}`}>
            <b>{who}</b>
            <span className="soft block">
              {t.messagesTo[channel](address)}
              {!hasAgreed && `, ${t.notAgreedYet}`}
            </span>
          </p>
        ))}
      </div>
    </section>
  )
}
