import scriptsOf from 'virtual:page-scripts'

/** The built files of all pages that a client program may load later, so that it can open without a network. */
export const programFiles = (page: string): readonly string[] => scriptsOf[page]?.later ?? []
