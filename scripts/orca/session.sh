# Runs in a display and a message bus of its own: a window manager, speech, Orca and Chromium at $1, until input ends.
# HOME and XDG_RUNTIME_DIR are folders of this run; CHROMIUM and CHROMIUM_ARGS start the browser.
started=
trap 'kill $started; sleep 2; kill -9 $started' EXIT
# Nothing is to be heard, and there need not be a sound card.
printf 'pcm.!default { type null }\nctl.!default { type null }\n' > "$HOME/.asoundrc"
openbox &
started="$started $!"
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 &
started="$started $!"
export SPEECHD_ADDRESS="unix_socket:$HOME/speech.sock"
speech-dispatcher --run-single --config-dir "$HOME/speech" --socket-path "$HOME/speech.sock" --timeout 0 &
started="$started $!"
sleep 2
orca --user-prefs "$HOME/orca" --debug-file "$HOME/orca.log" &
started="$started $!"
sleep 3
# shellcheck disable=SC2086
"$CHROMIUM" $CHROMIUM_ARGS --force-renderer-accessibility --user-data-dir="$HOME/browser" --window-size=1280,800 "$1" &
started="$started $!"
read -r _
