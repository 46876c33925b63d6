import { useState } from 'react'
import type { OfficeCase } from '#contract/office-cases.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/office/cases.ts'

/** Shows photos of a room that is not as shown. Each opens when pressed, which is logged. */
export function CasePhotos({ found: { ref, photos } }: { found: OfficeCase }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  return (
    <section className="panel" aria-labelledby="photos">
      <header>
        <h2 id="photos">{t.photosOfRoom}</h2>
      </header>
      <div className="panel-inside flow">
        {Array.from({ length: photos }, (_photo, index) => index + 1).map((n) =>
          opened.has(n) ? (
            <img key={n} className="case-photo" src={`/api/office/cases/${ref}/photos/${n}`} alt={t.photoOf(n)} />
          ) : (
            <Button key={n} onClick={() => setOpened(new Set(opened).add(n))}>
              <Icon name="eye" />
              {t.openPhoto(n)}
            </Button>
          ),
        )}
      </div>
    </section>
  )
}
