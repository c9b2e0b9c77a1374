# People one does not know: removing, muting, reporting.
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
