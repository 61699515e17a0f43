#!/usr/bin/env gjs
/*
 * A browser of one window around WebKitGTK, for the driver: the ordinary one forgets everything when it is driven, this one keeps its
 * data in the folder it is given. Like Safari, it loads a page again whose process has died. The driver lets go of a page whose network
 * process has died, so the page can also be asked over a socket in the folder: one line, a function's body as JSON, answered with what it returns.
 */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gio, GLib, Gtk, WebKit2 } = imports.gi;

const [folder] = ARGV.filter((argument) => !argument.startsWith('-'));
Gtk.init(null);

const data = new WebKit2.WebsiteDataManager({ base_data_directory: `${folder}/data`, base_cache_directory: `${folder}/cache` });
const context = new WebKit2.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);

let view = null;

function openView() {
  view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
  const window = new Gtk.Window({ default_width: 420, default_height: 900 });
  view.connect('web-process-terminated', () => view.reload());
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  return view;
}

context.connect('automation-started', (_, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('Setwise test phone');
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', openView);
});

const encoder = new TextEncoder();

function answer(connection, text) {
  connection.get_output_stream().write_all(encoder.encode(text), null);
  connection.close(null);
}

/** An answer without text says that the page cannot be asked now. */
function ask(connection, body) {
  if (view === null) return answer(connection, '');
  view.call_async_javascript_function(body, -1, null, null, null, null, (_, result) => {
    let text = '';
    try {
      text = view.call_async_javascript_function_finish(result).to_string();
    } catch {
      // The page is being loaded, or its process is gone.
    }
    answer(connection, text);
  });
}

const path = `${folder}/page.socket`;
GLib.unlink(path);
const service = new Gio.SocketService();
service.add_address(Gio.UnixSocketAddress.new(path), Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, null);
service.connect('incoming', (_, connection) => {
  const lines = new Gio.DataInputStream({ base_stream: connection.get_input_stream() });
  lines.read_line_async(GLib.PRIORITY_DEFAULT, null, (_stream, result) => {
    const [line] = lines.read_line_finish_utf8(result);
    ask(connection, JSON.parse(line ?? '""'));
  });
  return true;
});
service.start();

Gtk.main();
