import type { ReactNode } from 'react'

/** Shows one section of the page. */
export const DataBox = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section className="box flow" aria-labelledby={id}>
    <h2 id={id} className="text-3">
      {heading}
    </h2>
    {children}
  </section>
)
