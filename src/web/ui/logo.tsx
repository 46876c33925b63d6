/** Uncle's logo, an arch with a door, sized to match the text next to it. */
export default function Logo() {
  return (
    <svg className="mark" viewBox="0 0 30 30" aria-hidden="true">
      <path className="mark-arch" d="M0 15C0 6.7 6.7 0 15 0s15 6.7 15 15v9a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" />
      <path className="mark-door" d="M8.5 9v6.5a6.5 6.5 0 0 0 13 0V9" />
    </svg>
  )
}
