### Tables: what only their pages say

## People one does not know: removing, muting, reporting.
web-people = People at this table
web-remove-player = Remove
web-mute = Mute
web-unmute = Let speak
web-report = Report
web-report-title = Report { $name }
web-report-help = The operator of this server gets your words and what was said here lately.
web-report-words = What happened?
web-report-send = Send the report
web-reported = The operator has your report.

## Ways to a review and to a board for trying things, on the pages of tables.
web-tab-review = Review
web-review = Look back at the game
web-try = Try it from here
