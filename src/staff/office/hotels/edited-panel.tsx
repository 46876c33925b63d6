import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useOffice } from '../office-context.ts'
import * as t from '#words/office/hotel-details.ts'

type EditedPanelProps = { id: string; title: string; onEdit: () => void; children: ReactNode }

/** Shows a panel of a hotel's page, with a button for admins to change its content. */
export function EditedPanel({ id, title, onEdit, children }: EditedPanelProps) {
  const { me } = useOffice()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {me.role === 'admin' && (
          <Button onClick={onEdit}>
            <Icon name="pencil" />
            <Sentence text={t.changeNamed(title)} />
          </Button>
        )}
      </header>
      {children}
    </section>
  )
}
