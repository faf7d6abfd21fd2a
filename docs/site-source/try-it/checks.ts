import { judge, type Case, type Judgement } from './judge.ts'

/** From how many characters on a document is long: it is then judged after a longer rest, and that is said meanwhile. */
const long = 200_000

/** Judges what is on the page once it has rested for a moment. Answers what is to be called at each change. */
export function startChecks(
  given: () => Case,
  show: (judgement: Judgement, judged: Case) => void,
  showWaiting: () => void,
): () => void {
  let turn = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function run(mine: number): Promise<void> {
    const judged = given()
    const judgement = await judge(judged, () => mine !== turn)
    if (judgement !== undefined && mine === turn) show(judgement, judged)
  }

  return () => {
    const mine = ++turn
    const isLong = given().document.doc.length > long
    if (isLong) showWaiting()
    clearTimeout(waiting)
    waiting = setTimeout(() => void run(mine), isLong ? 600 : 150)
  }
}
