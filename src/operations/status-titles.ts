/** Returns the title of an HTTP status from 400 to 599, such as `Not Found`; undefined where none is registered. */
export function titleOf(status: number): string | undefined {
  if (status === 451) return 'Unavailable For Legal Reasons'
  const titles = status >= 500 ? from500 : status >= 400 ? from400 : ''
  return titles.split(',').at(status % 100) || undefined
}

/** Titles in the HTTP Status Code Registry, in the order of the statuses; empty for a number without a title. */
const from400 =
  'Bad Request,Unauthorized,Payment Required,Forbidden,Not Found,Method Not Allowed,Not Acceptable,' +
  'Proxy Authentication Required,Request Timeout,Conflict,Gone,Length Required,Precondition Failed,Content Too Large,' +
  'URI Too Long,Unsupported Media Type,Range Not Satisfiable,Expectation Failed,,,,Misdirected Request,' +
  'Unprocessable Content,Locked,Failed Dependency,Too Early,Upgrade Required,,Precondition Required,' +
  'Too Many Requests,,Request Header Fields Too Large'
const from500 =
  'Internal Server Error,Not Implemented,Bad Gateway,Service Unavailable,Gateway Timeout,HTTP Version Not Supported,' +
  'Variant Also Negotiates,Insufficient Storage,Loop Detected,,Not Extended,Network Authentication Required'
