/** A SARIF 2.1.0 log of one run. */
export interface SarifLog {
  readonly $schema: string
  readonly version: '2.1.0'
  readonly runs: readonly [SarifRun]
}

/** The results of one run, and the rules that they name. */
export interface SarifRun {
  readonly tool: { readonly driver: SarifDriver }
  readonly columnKind: 'utf16CodeUnits'
  readonly newlineSequences: readonly string[]
  readonly results: readonly SarifResult[]
}

/** The tool of a run. */
export interface SarifDriver {
  readonly name: string
  readonly version: string
  readonly informationUri: string
  readonly rules: readonly SarifRule[]
}

/** The description of an issue code. */
export interface SarifRule {
  readonly id: string
  readonly shortDescription: SarifMessage
  readonly fullDescription: SarifMessage
  readonly help: SarifMessage
  readonly helpUri?: string
}

/** A text for people, also in Markdown where that differs. */
export interface SarifMessage {
  readonly text: string
  readonly markdown?: string
}

/** An issue. */
export interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: 'error' | 'warning'
  readonly message: SarifMessage
  readonly locations: readonly SarifLocation[]
  readonly relatedLocations?: readonly SarifLocation[]
  readonly fixes?: readonly SarifFix[]
}

/** A place in a file. */
export interface SarifLocation {
  readonly id?: number
  readonly message?: SarifMessage
  readonly physicalLocation: {
    readonly artifactLocation: SarifArtifactLocation
    readonly region?: SarifRegion
  }
}

/** The URI reference of a file. */
export interface SarifArtifactLocation {
  readonly uri: string
}

/** A part of a file. Lines and columns count from 1; the end is exclusive. */
export interface SarifRegion {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

/** A fix of an issue. */
export interface SarifFix {
  readonly description: SarifMessage
  readonly artifactChanges: readonly {
    readonly artifactLocation: SarifArtifactLocation
    readonly replacements: readonly SarifReplacement[]
  }[]
}

/** An edit of a fix. */
export interface SarifReplacement {
  readonly deletedRegion: SarifRegion
  readonly insertedContent: { readonly text: string }
}
