import scriptsOf from 'virtual:page-scripts'

/** The built files of all pages that a client program may load later. They are cached, so that it can open offline. */
export const programFiles = (page: string): readonly string[] => scriptsOf[page]?.later ?? []
