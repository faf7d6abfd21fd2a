// Validates bodies with gojsonschema and the published data: the bundled schemas, and one rule in a line of its own.
//
// Reads one case per line from stdin and writes one result per line to stdout. The argument is the folder of the
// schemas in draft-07. Needs Go 1.18 and github.com/xeipuuv/gojsonschema (Debian: golang-github-xeipuuv-gojsonschema-dev).
package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/xeipuuv/gojsonschema"
)

var documents = map[string]string{
	"icmpMonitorUpdate": "icmp-monitor-update",
	"icmpMonitor":       "icmp-monitor",
	"errorGroup":        "error-group",
	"errorGroupList":    "error-group-list",
}

// The code of the contract for each type of error, the more important ones first.
var codes = [][2]string{
	{"required", "required"}, {"invalid_type", "type"}, {"format", "format"}, {"pattern", "format"},
	{"number_gte", "minimum"}, {"number_gt", "exclusiveMinimum"}, {"number_lte", "maximum"}, {"enum", "enum"},
	{"string_lte", "maxLength"}, {"array_max_items", "maxItems"},
}

type testCase struct {
	ID       int             `json:"id"`
	Contract string          `json:"contract"`
	Options  map[string]any  `json:"options"`
	Value    json.RawMessage `json:"value"`
}

type caseResult map[string]any

// gojsonschema accepts a time or a date alone as a date-time.
type dateTime struct{}

var dateTimeForm = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$`)

func (dateTime) IsFormat(input any) bool {
	text, isText := input.(string)
	if !isText {
		return true
	}
	if !dateTimeForm.MatchString(text) {
		return false
	}
	text = strings.ToUpper(text)
	leap := text[17:19] == "60"
	if leap { // A leap second follows 23:59:59 in UTC.
		text = text[:17] + "59" + text[19:]
	}
	if fraction := strings.IndexByte(text, '.'); fraction > 0 {
		text = text[:19] + strings.TrimLeft(text[fraction+1:], "0123456789")
	}
	moment, err := time.Parse(time.RFC3339, text)
	return err == nil && (!leap || moment.UTC().Format("15:04") == "23:59")
}

func pointerOf(found gojsonschema.ResultError) string {
	path := strings.Split(found.Context().String("\x00"), "\x00")[1:]
	if found.Type() == "required" {
		path = append(path, found.Details()["property"].(string))
	}
	pointer := ""
	for _, name := range path {
		pointer += "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
	}
	return pointer
}

// The errors by pointer, at most one at each place. A rule is silent about a value that its field does not allow.
func errorsOf(result *gojsonschema.Result) map[string]string {
	errors := map[string]string{}
	for _, entry := range codes {
		for _, found := range result.Errors() {
			pointer, code := pointerOf(found), entry[1]
			if found.Type() != entry[0] || errors[pointer] != "" {
				continue
			}
			if pointer == "/frequencyOffset" && (code == "maximum" || code == "enum") {
				code = "frequency-offset"
			}
			errors[pointer] = code
		}
	}
	return errors
}

// packet-loss-order: the one error of a body that JSON Schema cannot express.
func isOutOfOrder(value json.RawMessage, errors map[string]string) bool {
	fields := map[string]any{}
	_ = json.Unmarshal(value, &fields)
	least, hasLeast := fields["degradedPacketLossThreshold"].(float64)
	most, hasMost := fields["maxPacketLossThreshold"].(float64)
	allowed := errors["/degradedPacketLossThreshold"]+errors["/maxPacketLossThreshold"] == ""
	return hasLeast && hasMost && allowed && most < least
}

func judge(schema *gojsonschema.Schema, given testCase) caseResult {
	if schema == nil || len(given.Options) > 0 {
		return caseResult{"id": given.ID, "skipped": "only bodies, without options"}
	}
	result, err := schema.Validate(gojsonschema.NewBytesLoader(given.Value))
	if err != nil {
		panic(err)
	}
	errors := errorsOf(result)
	if strings.HasPrefix(given.Contract, "icmpMonitor") && isOutOfOrder(given.Value, errors) {
		errors["/maxPacketLossThreshold"] = "packet-loss-order"
	}
	issues := []map[string]string{}
	for pointer, code := range errors {
		issues = append(issues, map[string]string{"pointer": pointer, "code": code})
	}
	return caseResult{"id": given.ID, "valid": result.Valid() && len(issues) == 0, "errors": issues}
}

func main() {
	// The pattern beside the format also allows capitals.
	gojsonschema.FormatCheckers.Add("date-time", dateTime{}).Remove("uuid")
	schemas := map[string]*gojsonschema.Schema{}
	for contract, name := range documents {
		text, err := os.ReadFile(filepath.Join(os.Args[1], name+".schema.json"))
		if err != nil {
			panic(err)
		}
		if schemas[contract], err = gojsonschema.NewSchema(gojsonschema.NewBytesLoader(text)); err != nil {
			panic(err)
		}
	}
	for decoder, encoder := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout); decoder.More(); {
		given := testCase{}
		if err := decoder.Decode(&given); err != nil {
			panic(err)
		}
		_ = encoder.Encode(judge(schemas[given.Contract], given))
	}
}
